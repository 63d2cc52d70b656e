(() => {
  const messages = [];
  window.recordedConsole = messages;

  for (const level of ["log", "info", "warn", "error"]) {
    const original = console[level];
    console[level] = (...args) => {
      messages.push(`${level}: ${args.map(String).join(" ")}`);
      original.apply(console, args);
    };
  }

  const describe = ({ target, message }) => message ?? `could not load ${target?.src ?? target?.href}`;
  addEventListener("error", (event) => messages.push(`failure: ${describe(event)}`), true);
  addEventListener("unhandledrejection", (event) => messages.push(`rejection: ${event.reason}`));
})();

import "./main.css";

/** Code as a careful developer writes it without a library: one listener for each behaviour, native widgets for the rest. */

class HandMenu extends HTMLElement {
  connectedCallback() {
    for (const list of this.querySelectorAll<HTMLElement>("li > ul")) {
      const button = document.createElement("button");
      button.setAttribute("aria-expanded", "false");
      button.setAttribute("aria-label", list.previousElementSibling?.textContent ?? "");
      list.hidden = true;
      list.before(button);
    }
    const menu = this.querySelector("ul") as HTMLElement;
    const button = document.createElement("button");
    button.textContent = "Menu";
    button.setAttribute("aria-expanded", "false");
    menu.hidden = true;
    menu.before(button);
    this.addEventListener("click", ({ target }) => {
      const button = (target as Element).closest("button");
      if (button) toggle(button, button.nextElementSibling as HTMLElement);
    });
  }
}

class HandPanel extends HTMLElement {
  connectedCallback() {
    const button = document.createElement("button");
    button.textContent = "Bel ons";
    button.setAttribute("aria-expanded", "false");
    const panel = this.firstElementChild as HTMLElement;
    panel.hidden = true;
    this.prepend(button);
    button.addEventListener("click", () => toggle(button, panel));
  }
}

class HandBanner extends HTMLElement {
  connectedCallback() {
    if (/(^|; )reDimCookieHint=/.test(document.cookie)) return this.remove();
    for (const [label, value] of [
      ["Accepteren", "1"],
      ["Weigeren", "-1"],
    ]) {
      const button = document.createElement("button");
      button.textContent = label ?? "";
      button.addEventListener("click", () => this.choose(value ?? ""));
      this.append(button);
    }
    this.hidden = false;
  }

  choose(value: string) {
    document.cookie = `reDimCookieHint=${value}; path=/; max-age=31536000; SameSite=Lax`;
    this.remove();
  }
}

class HandToTop extends HTMLElement {
  connectedCallback() {
    const button = document.createElement("button");
    button.textContent = "Naar boven";
    button.hidden = true;
    button.addEventListener("click", () => scrollTo({ top: 0, behavior: "smooth" }));
    addEventListener("scroll", () => (button.hidden = scrollY <= 100), { passive: true });
    this.append(button);
  }
}

class HandLoader extends HTMLElement {
  connectedCallback() {
    addEventListener("load", () => this.remove());
  }
}

function toggle(button: Element, panel: HTMLElement) {
  panel.hidden = !panel.hidden;
  button.setAttribute("aria-expanded", String(!panel.hidden));
}

customElements.define("hand-menu", HandMenu);
customElements.define("hand-panel", HandPanel);
customElements.define("hand-banner", HandBanner);
customElements.define("hand-to-top", HandToTop);
customElements.define("hand-loader", HandLoader);

/** What Chromium knows about the visitor's network; other browsers have none of it. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Whether the visitor saves data, or has a network on which what is never used holds up what is. */
export const isCostly = () => {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
};

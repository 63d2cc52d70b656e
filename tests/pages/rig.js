class RigCounter extends HTMLElement {
  connectedCallback() {
    const button = document.createElement("button");
    let count = 0;
    const show = () => {
      button.textContent = `Geteld: ${count++}`;
    };
    button.part.add("button");
    button.addEventListener("click", show);
    this.attachShadow({ mode: "open" }).append(button);
    show();
  }
}
customElements.define("rig-counter", RigCounter);

document.querySelector("#open-dialog").addEventListener("click", () => {
  document.querySelector("#dialog").showModal();
});

/* What a cookie banner shows of itself to the page: its states and its two events. */
class Banner extends HTMLElement {
  #states = this.attachInternals().states;

  connectedCallback() {
    this.textContent = "Mogen wij cookies plaatsen?";
    this.#states.add("shown");
  }

  decide(choice) {
    this.#states.delete(choice === "accepted" ? "declined" : "accepted");
    this.#states.add(choice);
    this.#tell("decided", {
      choice,
      value: choice === "accepted" ? "1" : "-1",
      source: "click",
      stored: false,
    });
  }

  close() {
    this.hidden = true;
    this.#states.delete("shown");
    this.#tell("closed", {});
  }

  #tell(news, detail) {
    this.dispatchEvent(
      new CustomEvent(`dealer-cookie-hint-${news}`, { bubbles: true, composed: true, detail }),
    );
  }
}
customElements.define("dealer-cookie-hint", Banner);

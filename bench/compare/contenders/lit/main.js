import "../slides.css";
import "./main.css";
import { css, html, LitElement } from "lit";

/** A button that shows or hides the content of its tag. */
class LitDisclosure extends LitElement {
  static properties = { label: {}, open: { type: Boolean, reflect: true } };
  static styles = css`
    :host {
      position: relative;
    }

    div:not([hidden]) {
      position: absolute;
      z-index: 1;
      padding: 16px;
      background: Canvas;
    }
  `;

  render() {
    return html`<button aria-expanded=${Boolean(this.open)} @click=${() => (this.open = !this.open)}>${this.label}</button>
      <div ?hidden=${!this.open}><slot></slot></div>`;
  }
}

class LitBanner extends LitElement {
  static properties = { isAsked: { state: true } };
  static styles = css`
    section {
      position: fixed;
      inset: auto 16px 16px;
      padding: 16px;
      border: 1px solid;
      background: Canvas;
    }
  `;

  constructor() {
    super();
    this.isAsked = !/(^|; )reDimCookieHint=/.test(document.cookie);
  }

  choose(value) {
    document.cookie = `reDimCookieHint=${value}; path=/; max-age=31536000; SameSite=Lax`;
    this.isAsked = false;
  }

  render() {
    if (!this.isAsked) return;
    return html`<section>
      <slot></slot><button @click=${() => this.choose("1")}>Accepteren</button>
      <button @click=${() => this.choose("-1")}>Weigeren</button>
    </section>`;
  }
}

class LitToTop extends LitElement {
  static properties = { isShown: { state: true } };

  follow = () => {
    this.isShown = scrollY > 100;
  };

  connectedCallback() {
    super.connectedCallback();
    addEventListener("scroll", this.follow, { passive: true });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("scroll", this.follow);
  }

  render() {
    return html`<button ?hidden=${!this.isShown} @click=${() => scrollTo({ top: 0, behavior: "smooth" })}>Naar boven</button>`;
  }
}

class LitLoader extends LitElement {
  connectedCallback() {
    super.connectedCallback();
    addEventListener("load", () => this.remove());
  }
}

customElements.define("lit-disclosure", LitDisclosure);
customElements.define("lit-banner", LitBanner);
customElements.define("lit-to-top", LitToTop);
customElements.define("lit-loader", LitLoader);

import merel from "../../../dealership/site/merel.svg";
import { menu } from "../../one-page/menu.ts";
import { Cookies } from "./Cookies.tsx";
import { Menu } from "./Menu.tsx";
import { ShopWindow } from "./ShopWindow.tsx";

export function App() {
  return (
    <>
      <header className="bar">
        <div className="bar-row">
          <a className="wordmark" href="/">
            <img src={merel} alt="" width="44" height="44" />
            <span>Autohuis Merel</span>
          </a>
          <dealer-mega-nav breakpoint-px={900}>
            <nav aria-label="Hoofdmenu">
              <Menu items={menu} />
            </nav>
          </dealer-mega-nav>
          <dealer-call-us>
            <p>
              <a href="tel:+31579141974">0579&nbsp;14&nbsp;19&nbsp;74</a>
            </p>
          </dealer-call-us>
        </div>
      </header>
      <main className="page">
        <h1>Auto’s waar je van gaat fluiten.</h1>
        <ShopWindow />
        <Cookies />
      </main>
    </>
  );
}

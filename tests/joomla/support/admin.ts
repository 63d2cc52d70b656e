import { expect, type Locator, type Page } from "@playwright/test";
import { ADMINISTRATOR } from "../../../scripts/joomla/site.ts";

const ADMIN = "/administrator/index.php";

/** Joomla's administrator, as somebody who builds a site uses it. */
export class Admin {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(user: { name: string; password: string } = ADMINISTRATOR): Promise<void> {
    await this.page.goto(ADMIN);
    await this.page.getByLabel("Username").fill(user.name);
    await this.page.getByLabel("Password", { exact: true }).fill(user.password);
    await this.page.getByRole("button", { name: "Log in" }).click();
    await expect(this.page.getByRole("heading", { name: "Home Dashboard" })).toBeVisible();
    await this.page.waitForLoadState();
  }

  async upload(path: string, answer = /Installation of the package was successful/): Promise<void> {
    await this.page.goto(`${ADMIN}?option=com_installer&view=install`);
    const choosing = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Or browse for file" }).click();
    await (await choosing).setFiles(path);
    await this.expectMessage(answer);
  }

  async openPlugin(): Promise<void> {
    await this.#openFromList("com_plugins", "dealer", "System - Dealer Elements");
  }

  async openModule(title: string): Promise<void> {
    await this.#openFromList("com_modules&client_id=0", title, title);
    await this.page.getByRole("tab", { name: "Dealer" }).click();
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    await this.expectMessage(/saved/);
  }

  /** Switches a setting on by its label. */
  async switchOn(label: string): Promise<void> {
    const choice = this.page
      .getByRole("group", { name: label, exact: true })
      .getByRole("radio", { name: "Yes" });
    // By the keyboard: the switch is drawn over its radio buttons.
    await choice.press("Space");
    await expect(choice).toBeChecked();
  }

  async newArticle(): Promise<void> {
    await this.page.goto(`${ADMIN}?option=com_content&view=article&layout=edit`);
    await this.#awaitEditor();
  }

  /** The buttons below or in the editor that insert something, by their names. */
  async openButtons(): Promise<Locator> {
    const items = this.page.getByRole("menuitem");
    // A press while the editor is still closing its dialog does nothing.
    await expect(async () => {
      await this.page.getByRole("button", { name: "CMS Content" }).click();
      await expect(items.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    return items;
  }

  /** What the editor would save after an author has chosen this tag behind our button. */
  async inserted(tag: string): Promise<string> {
    await this.written("");
    await (await this.openButtons()).filter({ hasText: "Dealer Elements" }).click();
    await this.page
      .getByRole("dialog", { name: "What do you want to insert?" })
      .getByRole("button", { name: tag })
      .click();
    const content = () =>
      this.page.evaluate(() => (window as unknown as Editors).tinymce?.activeEditor?.getContent());
    await expect.poll(content).toContain("<dealer-");
    return (await content()) ?? "";
  }

  /** What the editor would save for this text. */
  async written(html: string): Promise<string> {
    return this.page.evaluate((text) => {
      const editor = (window as unknown as Editors).tinymce?.activeEditor;
      editor?.setContent(text);
      return editor?.getContent() ?? "";
    }, html);
  }

  async openPackages(): Promise<void> {
    await this.page.goto(
      `${ADMIN}?option=com_installer&view=manage&filter[search]=Dealer&filter[type]=package`,
    );
  }

  async uninstallPackage(): Promise<void> {
    await this.openPackages();
    await this.page
      .getByRole("row", { name: /Dealer Elements/ })
      .getByRole("checkbox")
      .check();
    this.page.once("dialog", (dialog) => void dialog.accept());
    await this.page.getByRole("button", { name: "Actions" }).click();
    await this.page.getByRole("button", { name: "Uninstall" }).click();
    const confirmed = this.page.getByRole("dialog").getByRole("button", { name: /yes|ok/i });
    const done = this.page.getByText(/Uninstalling the package .*was successful/);
    await expect(confirmed.or(done).first()).toBeVisible();
    if (await confirmed.isVisible()) await confirmed.click();
    await expect(done).toBeVisible();
  }

  async expectMessage(text: RegExp): Promise<void> {
    await expect(this.page.locator("#system-message-container")).toContainText(text);
  }

  async #openFromList(option: string, search: string, name: string): Promise<void> {
    await this.page.goto(`${ADMIN}?option=${option}&filter[search]=${encodeURIComponent(search)}`);
    await this.page.locator("table").getByRole("link", { name }).first().click();
    await expect(this.page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  }

  async #awaitEditor(): Promise<void> {
    const isReady = () => (window as unknown as Editors).tinymce?.activeEditor?.initialized;
    await expect.poll(() => this.page.evaluate(isReady)).toBe(true);
  }
}

interface Editors {
  tinymce?: {
    activeEditor?: { initialized?: boolean; setContent(html: string): void; getContent(): string };
  };
}

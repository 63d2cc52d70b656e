import { expect, type Frame, type Page } from "@playwright/test";

/** What the tests use of a block in WordPress's editor. */
export interface EditedBlock {
  readonly name: string;
  readonly clientId: string;
  readonly isValid: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly EditedBlock[];
}

interface Data {
  // biome-ignore lint/suspicious/noExplicitAny: WordPress's own stores, which have no types here.
  select(store: string): any;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  dispatch(store: string): any;
}

declare global {
  interface Window {
    // biome-ignore lint/suspicious/noExplicitAny: the same.
    wp: { data: Data; blocks: any; apiFetch: (request: object) => Promise<any> };
  }
}

/** WordPress's editor of blocks, on one site and as one user, whose password is the name. */
export class BlockEditor {
  readonly #page: Page;
  readonly #site: string;

  constructor(page: Page, site: string) {
    this.#page = page;
    this.#site = site;
  }

  /** Signs in, and opens a new page or post. */
  async openNew(user: string, kind: "page" | "post") {
    await this.#page.goto(
      `${this.#site}/wp-login.php?redirect_to=${encodeURIComponent(`/wp-admin/post-new.php?post_type=${kind}`)}`,
    );
    await this.#page.fill("#user_login", user);
    await this.#page.fill("#user_pass", user);
    await this.#page.press("#user_pass", "Enter");
    await this.#ready();
  }

  /** Opens a saved post again. */
  async open(id: number) {
    await this.#page.goto(`${this.#site}/wp-admin/post.php?post=${id}&action=edit`);
    await this.#ready();
  }

  async #ready() {
    const isReady = () => window.wp?.data?.select("core/editor")?.getCurrentPostId() > 0;
    await expect.poll(() => this.#page.evaluate(isReady).catch(() => false), { timeout: 30_000 }).toBe(true);
    await this.#page.evaluate(() => {
      window.wp.data.dispatch("core/preferences").set("core/edit-post", "welcomeGuide", false);
      window.wp.data.dispatch("core/preferences").set("core", "enableChoosePatternModal", false);
      // WordPress remembers for each user that the inserter has taken its place.
      window.wp.data.dispatch("core/edit-post").openGeneralSidebar("edit-post/document");
      window.wp.data.dispatch("core/editor").editPost({ title: "Proef met blokken" });
    });
    // The guide stays open once it has come, as for a user's first page.
    const guide = this.#page.locator(".components-guide");
    if (await guide.isVisible()) await this.#page.keyboard.press("Escape");
    await expect(guide).toBeHidden();
  }

  /** Where the blocks are edited: a frame of its own in newer versions. */
  async canvas(): Promise<Frame | Page> {
    await this.#page.waitForSelector('iframe[name="editor-canvas"], .block-editor-block-list__layout');
    const frame = await this.#page.$('iframe[name="editor-canvas"]');
    return (await frame?.contentFrame()) ?? this.#page;
  }

  /** Inserts a block as an author does who types its name after a slash. */
  async insertByName(title: string) {
    const canvas = await this.canvas();
    await canvas.click(".block-editor-default-block-appender__content");
    await this.#page.keyboard.type(`/${title}`);
    await this.#page.locator(".components-autocomplete__result").filter({ hasText: title }).first().waitFor();
    await this.#page.keyboard.press("Enter");
  }

  /** Inserts new blocks of these names, with what the inserter gives them. */
  insert(names: readonly string[]) {
    return this.#page.evaluate((wanted) => {
      const { createBlock, createBlocksFromInnerBlocksTemplate, getBlockVariations } = window.wp.blocks;
      const created = wanted.map((name) => {
        const [{ attributes, innerBlocks }] = getBlockVariations(name);
        return createBlock(name, attributes, createBlocksFromInnerBlocksTemplate(innerBlocks));
      });
      window.wp.data.dispatch("core/block-editor").insertBlocks(created);
    }, names);
  }

  /** Replaces all blocks by what is stored like this. */
  fill(stored: string) {
    return this.#page.evaluate((html) => {
      window.wp.data.dispatch("core/block-editor").resetBlocks(window.wp.blocks.parse(html));
    }, stored);
  }

  /** Changes the only block into one of this name; false if the editor does not offer it. */
  transform(name: string): Promise<boolean> {
    return this.#page.evaluate((wanted) => {
      const { getPossibleBlockTransformations, switchToBlockType } = window.wp.blocks;
      const blocks = window.wp.data.select("core/block-editor").getBlocks();
      const isOffered = getPossibleBlockTransformations(blocks).some(
        (one: EditedBlock) => one.name === wanted,
      );
      if (isOffered)
        window.wp.data.dispatch("core/block-editor").resetBlocks(switchToBlockType(blocks, wanted));
      return isOffered;
    }, name);
  }

  /** The names of our blocks that this user can insert. */
  ownNames(): Promise<string[]> {
    return this.#page.evaluate(() =>
      window.wp.blocks
        .getBlockTypes()
        .map(({ name }: EditedBlock) => name)
        .filter((name: string) => name.startsWith("dealer-elements/")),
    );
  }

  blocks(): Promise<readonly EditedBlock[]> {
    return this.#page.evaluate(() => window.wp.data.select("core/block-editor").getBlocks());
  }

  content(): Promise<string> {
    return this.#page.evaluate(() => window.wp.data.select("core/editor").getEditedPostContent());
  }

  /** Selects a block, so that the sidebar has its fields. */
  select({ clientId }: EditedBlock) {
    return this.#page.evaluate((id) => {
      window.wp.data.dispatch("core/block-editor").selectBlock(id);
    }, clientId);
  }

  change({ clientId }: EditedBlock, attributes: Readonly<Record<string, unknown>>) {
    return this.#page.evaluate(
      ([id, chosen]) => {
        window.wp.data.dispatch("core/block-editor").updateBlockAttributes(id, chosen);
      },
      [clientId, attributes] as const,
    );
  }

  /** Publishes the post, and returns its id and address. */
  publish() {
    return this.#page.evaluate(async () => {
      const editor = window.wp.data.dispatch("core/editor");
      editor.editPost({ status: "publish" });
      await editor.savePost();
      const saved = window.wp.data.select("core/editor");
      if (!saved.didPostSaveRequestSucceed()) throw new Error("The post was not saved");
      return { id: saved.getCurrentPostId() as number, address: saved.getPermalink() as string };
    });
  }
}

/** All blocks, also those in blocks. */
export const withInner = (blocks: readonly EditedBlock[]): EditedBlock[] =>
  blocks.flatMap((block) => [block, ...withInner(block.innerBlocks)]);

import { expect, test } from "../../support/ui.ts";
import { signIn } from "../support/session.ts";

const navigation = (className: string) =>
  `<!-- wp:navigation {"className":"${className}","overlayMenu":"never"} -->` +
  '<!-- wp:navigation-link {"label":"Contact","url":"/contact/"} /--><!-- /wp:navigation -->';

test("only a navigation block with the class is wrapped in the tag", async ({ baseURL }) => {
  const author = await signIn(baseURL, "auteur");
  const post = await author.rest<{ content: { rendered: string } }>("posts", {
    title: "Proef",
    status: "publish",
    content: navigation("smal dealer-mega-nav") + navigation("dealer-mega-navigatie"),
  });
  const { rendered } = post.content;
  expect(rendered.match(/<nav /g)).toHaveLength(2);
  expect(rendered.match(/<dealer-mega-nav><nav [\s\S]*?<\/nav><\/dealer-mega-nav>/g)).toHaveLength(1);
});

import { JoomlaEditorButton } from "editor-api";
import JoomlaDialog from "joomla.dialog";

JoomlaEditorButton.registerAction("insert-dealer-tag", (editor, { title, tags }) => {
  const list = document.createElement("div");
  list.className = "list-group m-3";
  const dialog = new JoomlaDialog({
    textHeader: title,
    popupContent: list,
    preferredParent: document.body,
    width: "36rem",
    height: "fit-content",
  });
  for (const tag of tags) {
    list.append(
      choice(tag, () => {
        dialog.close();
        editor.replaceSelection(tag.html);
      }),
    );
  }
  dialog.addEventListener("joomla-dialog:close", () => dialog.remove());
  dialog.show();
  // Joomla 5 gives it no name.
  dialog.querySelector("dialog").ariaLabel = title;
});

function choice({ name, about }, choose) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "list-group-item list-group-item-action";
  const heading = document.createElement("strong");
  heading.className = "d-block";
  heading.textContent = name;
  button.append(heading, about);
  button.addEventListener("click", choose);
  return button;
}

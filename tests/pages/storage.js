// What the ways to a frame have in common: a new one, and a mark left with what a window gives.
window.newFrame = () => document.createElement("iframe");

window.leaveMark = (from, mark) => {
  from.localStorage.setItem(mark, "frame");
  from.document.cookie = `${mark}=frame`;
};

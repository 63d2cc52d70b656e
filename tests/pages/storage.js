// Shared by the tests of frames: creates a frame, and stores a mark with the storages of a window.
window.newFrame = () => document.createElement("iframe");

window.leaveMark = (from, mark) => {
  from.localStorage.setItem(mark, "frame");
  from.document.cookie = `${mark}=frame`;
};

// Reloads the page when the server has a newer build than the one that the page was served with.
{
  const { build } = document.currentScript.dataset;
  const isFrame = window !== window.top;
  let events;

  // A browser opens at most six connections to one server, so hidden pages and frames keep none.
  const follow = () => {
    events?.close();
    if (document.hidden || isFrame) return;
    events = new EventSource("/~dev/builds");
    events.onmessage = ({ data }) => {
      if (data !== build) location.reload();
    };
  };

  document.addEventListener("visibilitychange", follow);
  follow();
  // The page's own scripts and styles must find the page as its author wrote it.
  document.currentScript.remove();
}

// Runs before the elements' code: the catalogue dresses the example and listens from the start.
window.frameElement?.dispatchEvent(new Event("demo-parsed"));

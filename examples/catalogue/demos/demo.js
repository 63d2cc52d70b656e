// Runs before the elements' code, so that the catalogue can change the example and listen to it from the start.
window.frameElement?.dispatchEvent(new Event("demo-parsed"));

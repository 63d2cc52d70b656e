import "dealer-elements/react";

export const page = (
  <header>
    <dealer-mega-nav label="Menu" breakpoint-px={900} load="eager">
      <ul />
    </dealer-mega-nav>
    <dealer-call-us open ondealer-call-us-toggled={({ detail }) => detail.open} />
    <dealer-to-top threshold-px="200" className="up" />
  </header>
);

// @ts-expect-error no such value
export const wrong = <dealer-mega-nav indicator="stars" />;
// @ts-expect-error no such attribute
export const unknown = <dealer-loader delay="5" />;

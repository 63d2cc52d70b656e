import "dealer-elements/react";

export const page = (
  <header>
    <dealer-mega-nav label="Menu" breakpoint-px={900} load="eager">
      <ul />
    </dealer-mega-nav>
    <dealer-call-us open ondealer-call-us-toggled={({ detail }) => detail.open} />
    <dealer-call-us open="false" />
    <dealer-carousel autoplay="" no-loop="true" />
    <dealer-to-top threshold-px="200" className="up" />
    <dealer-tags gtm-id="GTM-A1" load="after-consent" nonce="b2" />
  </header>
);

export const auto = <dealer-mega-nav breakpoint-px="auto" />;
export const numeral = <dealer-mega-nav breakpoint-px="900" />;
// @ts-expect-error no such word
export const word = <dealer-mega-nav breakpoint-px="wide" />;
// @ts-expect-error no such value
export const wrong = <dealer-mega-nav indicator="stars" />;
// @ts-expect-error not a boolean, nor how one is written
export const perhaps = <dealer-call-us open="perhaps" />;
// @ts-expect-error no such attribute
export const unknown = <dealer-loader delay="5" />;
// @ts-expect-error its own `load`, not the starter's
export const notAMode = <dealer-tags load="eager" />;

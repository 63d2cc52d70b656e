import { inBrowser, useData } from "vitepress";
import Theme from "vitepress/theme-without-fonts";
import { h, watchEffect } from "vue";
import { languageOf } from "../language.ts";
import TryIt from "./TryIt.vue";

export default {
  extends: Theme,
  Layout: () => h(Theme.Layout, null, { "doc-before": () => h(TryIt) }),
  setup() {
    const { page } = useData();
    watchEffect(() => {
      if (inBrowser) document.documentElement.lang = languageOf(page.value.relativePath);
    });
  },
};

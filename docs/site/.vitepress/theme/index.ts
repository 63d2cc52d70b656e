import { useData } from "vitepress";
import Theme from "vitepress/theme-without-fonts";
import { h, onMounted, watchEffect } from "vue";
import { languageOf } from "../language.ts";
import TryIt from "./TryIt.vue";

export default {
  extends: Theme,
  Layout: () => h(Theme.Layout, null, { "doc-before": () => h(TryIt) }),
  setup() {
    const { page } = useData();
    const showLanguage = () => {
      document.documentElement.lang = languageOf(page.value.relativePath);
    };
    // After VitePress, which gives all pages the site's own language.
    onMounted(() => watchEffect(showLanguage, { flush: "post" }));
  },
};

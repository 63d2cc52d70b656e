import { createApp } from "vue";
import App from "./App.vue";
import "./elements.ts";
import "../../hosts.css";

createApp(App).mount("#app");

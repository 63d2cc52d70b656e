export interface MenuItem {
  readonly label: string;
  readonly url?: string;
  readonly items?: readonly MenuItem[];
}

export const menu: readonly MenuItem[] = [
  { label: "Home", url: "/" },
  {
    label: "Occasions",
    url: "#occasions",
    items: [
      { label: "Stationwagens", url: "#orsa-linea" },
      { label: "Elektrisch", url: "#vireo-e58" },
    ],
  },
  {
    label: "Werkplaats",
    items: [
      { label: "APK", url: "#apk" },
      { label: "Onderhoud", url: "#onderhoud" },
    ],
  },
];

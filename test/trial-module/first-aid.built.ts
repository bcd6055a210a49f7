/** Menus whose page exists, by frontEndUrl. */
export const firstAidBuilt: readonly string[] = ['saf/firstAid/firstAidKit']

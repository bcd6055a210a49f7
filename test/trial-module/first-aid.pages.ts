import type { PageRegistry, Pages } from '../../core/web/pages.ts'

export const firstAidPages: Pages = {
  'saf/firstAid/firstAidKit': () =>
    import('./web/FirstAidKitPage.tsx').then((module) => module.FirstAidKitPage),
}
export const firstAidRegistry: PageRegistry = { pages: firstAidPages, details: [] }

import type { Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { chemicalPageNames } from './page-names.texts.ts'
import { chemicalRecords, storageRecords } from './record-pages.rule.ts'

const chemicalPortlets: readonly Portlet[] = [
  {
    id: 'chemicals',
    label: chemicalPageNames.chemicals,
    of: ['chm/main/chmDashboard'],
    load: () => import('./board/web/ChemicalPortlet.tsx').then((module) => module.ChemicalPortlet),
  },
  {
    id: 'chemicalStorage',
    label: chemicalPageNames.storage,
    of: ['chm/inout/stockStatus', 'chm/storage/storageList'],
    load: () => import('./store/web/StoragePortlet.tsx').then((module) => module.StoragePortlet),
  },
]

export const chemicalWeb = defineWebModule({
  records: { ...chemicalRecords, ...storageRecords },
  portlets: chemicalPortlets,
  place: 30,
  links: [
    {
      path: '/msds/:token',
      load: () => import('./msds/web/MsdsCardPage.tsx').then((module) => module.msdsCardPage()),
    },
  ],
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})

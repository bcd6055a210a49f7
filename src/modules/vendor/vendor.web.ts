import { defineWebModule } from '../../core/web/web-module.ts'
import { vendorHomeNames } from './home/portlet-names.texts.ts'
import { vendorContractRecords, vendorRecords } from './record-pages.rule.ts'

export const vendorWeb = defineWebModule({
  records: { ...vendorRecords, ...vendorContractRecords },
  portlets: [
    {
      id: 'vendorHome',
      label: vendorHomeNames.title,
      of: ['/vendor/portal/vendorInfo'],
      load: () => import('./home/web/VendorHomePortlet.tsx').then((module) => module.VendorHomePortlet),
    },
  ],
  place: 5,
  qrNames: () => import('./enter/pass-qr-names.texts.ts').then((module) => module.passQrNames),
  links: [
    {
      path: '/join/:token',
      load: () => import('./acct/web/JoinPage.tsx').then((module) => module.joinPage()),
    },
  ],
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})

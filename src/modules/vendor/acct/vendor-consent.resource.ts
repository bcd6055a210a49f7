import { code, date, text, textarea } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { accountMenus } from './vendor-user.resource.ts'

const words = { required: true, min: 20, max: 4000 } as const

/** 개인정보 동의서: the texts that people of companies consent to, in editions (vendor 8). */
export const vendorConsent = defineResource({
  name: 'vendorConsent',
  title: '개인정보 동의서',
  path: '/api/vendor/consent',
  menus: [...accountMenus, vendorInfoMenu],
  key: 'vendorConsentNo',
  fields: {
    consentKindCd: code('동의 구분', 'VND_CONSENT', { required: true }),
    consentVer: text('동의서 버전', { required: true, max: 20 }),
    applyFromYmd: date('시행일', { required: true }),
    contKr: textarea('한국어', words),
    contEn: textarea('영어', words),
    contZh: textarea('중국어', words),
    contEs: textarea('스페인어', words),
  },
  scope: 'everyone',
  unique: [
    ['consentKindCd', 'consentVer'],
    ['consentKindCd', 'applyFromYmd'],
  ],
  order: [{ by: 'applyFromYmd', direction: 'desc' }],
  list: ['consentKindCd', 'consentVer', 'applyFromYmd', 'contKr', 'contEn'],
  search: { consentKindCd: 'equals', applyFromYmd: 'period' },
})

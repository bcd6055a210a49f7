/** Names of what waits for a person. */
export const msdsWorkNames = {
  'msds-EDU': { kr: 'MSDS 교육', en: 'MSDS training', zh: 'MSDS培训', es: 'Formación FDS' },
  'msds-POST': {
    kr: 'MSDS 게시물 교체',
    en: 'Replace posted MSDS',
    zh: '更换MSDS张贴物',
    es: 'Sustituir FDS publicada',
  },
  'msds-revise': { kr: 'MSDS 개정', en: 'Revise MSDS', zh: '修订MSDS', es: 'Revisar FDS' },
}

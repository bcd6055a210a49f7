import { text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 다국어 라벨 (admin 2.2): what the administrator says in place of a label of the program; an empty language keeps
 * the program's word.
 */
export const label = defineResource({
  name: 'label',
  title: '다국어 라벨',
  path: '/api/manage/label',
  menus: ['manage/code/label'],
  key: 'labelCd',
  fields: {
    labelCd: text('라벨코드', { required: true, max: 200 }),
    kr: text('한국어', { max: 500 }),
    en: text('영어', { max: 500 }),
    zh: text('중국어', { max: 500 }),
    es: text('스페인어', { max: 500 }),
  },
  scope: 'everyone',
  order: [{ by: 'labelCd', direction: 'asc' }],
  list: ['labelCd', 'kr', 'en', 'zh', 'es', 'updateDt'],
  search: { labelCd: 'contains', kr: 'contains', en: 'contains' },
})

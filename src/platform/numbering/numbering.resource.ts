import { code, text, textarea } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 채번규칙 (admin 2.2, R9): how the numbers of one field of an entity look. The rules come from the definitions;
 * nobody adds or removes one.
 */
export const numbering = defineResource({
  name: 'numbering',
  title: '채번규칙',
  path: '/api/manage/numbering',
  menus: ['manage/code/numbering'],
  key: 'ruleCd',
  fields: {
    ruleCd: text('규칙코드', { required: true, max: 100 }),
    pattern: text('형식', { required: true, max: 60 }),
    resetCd: code('초기화', 'NUM_RESET', { required: true }),
    note: textarea('설명'),
  },
  scope: 'everyone',
  order: [{ by: 'ruleCd', direction: 'asc' }],
  list: ['ruleCd', 'pattern', 'resetCd'],
  search: { ruleCd: 'contains' },
})

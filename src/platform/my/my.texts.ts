import { sentences } from '../../core/shared/sentence.ts'

export const myRefusals = sentences({
  tooManyViews: [
    '조회조건은 화면마다 {mostSavedViews}개까지 저장할 수 있습니다.',
    'Up to {mostSavedViews} sets of search conditions can be saved per page.',
    '每个画面最多可保存 {mostSavedViews} 个查询条件。',
    'Se pueden guardar hasta {mostSavedViews} conjuntos de condiciones por página.',
  ],
})

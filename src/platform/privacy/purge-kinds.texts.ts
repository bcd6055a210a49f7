import { sentences } from '../../core/shared/sentence.ts'

/** Texts that replace erased values. */
export const purgeSays = sentences({
  erased: ['(파기)', '(erased)', '（已销毁）', '(suprimido)'],
})

import { sentences } from '../../core/shared/sentence.ts'

/** What is written in place of what was erased. */
export const purgeSays = sentences({
  erased: ['(파기)', '(erased)', '（已销毁）', '(suprimido)'],
})

import { texts } from '../../../core/shared/four-texts.ts'

/** Words on the paper of a rule. */
export const rulePaperTexts = texts({
  contents: ['규정 내용', 'Contents', '规定内容', 'Contenido'],
  article: ['항목', 'Subject', '项目', 'Asunto'],
  text: ['내용', 'Text', '内容', 'Texto'],
})

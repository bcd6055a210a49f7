import { texts } from '../../../core/shared/four-texts.ts'

/** What the page of permit items says. */
export const itemTexts = texts({
  help: [
    '작업 전·중·완료에 확인하는 항목입니다. 기본허가와 보충허가를 모두 비우면 모든 허가에 들어갑니다. 문장을 바꾸면 버전이 올라가고, 이미 검토한 허가는 그때의 문장을 지킵니다. 번역이 없는 항목은 그 언어의 작업자에게 한국어로 보입니다.',
    'What is checked before, during and after a work. Without basic and supplementary permit it goes into every permit. Changing the sentence raises the version; permits already reviewed keep the sentence they had. An item without translation is shown in Korean to workers of that language.',
    '作业前、作业中、完工时检查的项目。基本许可和补充许可均留空时适用于所有许可证。修改语句会升级版本，已审查的许可证保留当时的语句。没有译文的项目以韩语显示给该语言的作业人员。',
    'Lo que se comprueba antes, durante y después del trabajo. Sin permiso básico ni complementario entra en todos los permisos. Cambiar la frase sube la versión; los permisos ya revisados conservan la suya. Un punto sin traducción se muestra en coreano a los trabajadores de ese idioma.',
  ],
  untranslated: ['번역 없음', 'Not translated', '未翻译', 'Sin traducir'],
  common: ['공통', 'All permits', '通用', 'Común'],
  empty: [
    '조건에 맞는 허가항목이 없습니다.',
    'No permit item matches.',
    '没有符合条件的许可项目。',
    'Ningún elemento coincide.',
  ],
})

import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals of an improvement after health checks. */
export const healthSentences = sentences({
  judgement: [
    '건강 사후관리 개선에는 판정이나 질병을 적을 수 없습니다. 작업환경·보호구의 개선만 적어 주세요.',
    'An improvement after health checks names no verdict or illness. Write only what improves workplace or protective equipment.',
    '健康后续管理的改善不得填写判定或疾病。请只填写作业环境、防护用品的改善。',
    'Una mejora tras reconocimientos no nombra dictámenes ni enfermedades. Escriba solo mejoras del entorno o de los EPI.',
  ],
  person: [
    '건강 사후관리 개선에는 사람의 이름을 적을 수 없습니다. 작업환경·보호구의 개선만 적어 주세요.',
    'An improvement after health checks names no person. Write only what improves workplace or protective equipment.',
    '健康后续管理的改善不得填写人名。请只填写作业环境、防护用品的改善。',
    'Una mejora tras reconocimientos no nombra a personas. Escriba solo mejoras del entorno o de los EPI.',
  ],
})

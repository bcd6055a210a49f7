import { sentences } from '../../../../core/shared/sentence.ts'

export const surveyRefusals = sentences({
  notAsked: [
    '설문 대상 교육이 아니거나 이미 응답했습니다.',
    'This class does not ask you, or you have answered.',
    '该培训无需您填写问卷，或您已填写。',
    'Esta clase no le pregunta, o ya ha respondido.',
  ],
  score: ['1~5점 중에서 선택해 주세요.', 'Choose 1 to 5.', '请选择1~5分。', 'Elija de 1 a 5.'],
  opinion: [
    '의견은 500자까지 적을 수 있습니다.',
    'An opinion has at most 500 characters.',
    '意见最多500字。',
    'La opinión tiene como máximo 500 caracteres.',
  ],
})

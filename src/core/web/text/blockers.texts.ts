import { texts } from '../../shared/four-texts.ts'

/** What the panel of what stands between a record and its next step says. */
export const blockerTexts = texts({
  label: [
    '다음 단계 준비 상태',
    'Ready for the next step?',
    '下一步准备情况',
    'Preparación del siguiente paso',
  ],
  before: ['{action} 전에 할 일', 'To do before: {action}', '{action}前须完成', 'Antes de: {action}'],
  ready: ['{action} 준비가 끝났습니다.', '{action}: ready.', '{action}：准备完毕。', '{action}: listo.'],
  fix: ['조치하기', 'Fix', '去处理', 'Resolver'],
  press: ['아래 버튼을 누르세요.', 'Press the button below.', '请按下面的按钮。', 'Pulse el botón de abajo.'],
})

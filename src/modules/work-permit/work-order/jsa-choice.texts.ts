import { texts } from '../../../core/shared/four-texts.ts'

export const jsaChoiceTexts = texts({
  choose: ['확정된 JSA 선택', 'Choose a confirmed JSA', '选择已确定的JSA', 'Elija un JSA confirmado'],
  until: [
    '{day}까지, {steps}단계',
    'until {day}, {steps} steps',
    '至{day}，{steps}步',
    'hasta {day}, {steps} pasos',
  ],
  make: ['JSA 새로 작성', 'Make a JSA', '新建JSA', 'Hacer un JSA'],
})

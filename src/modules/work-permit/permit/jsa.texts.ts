import { sentences } from '../../../core/shared/sentence.ts'

/** Why a permit may not be asked for under the JSA of its order. */
export const jsaRefusals = sentences({
  needed: [
    '위험등급 {grade} 작업은 JSA가 필요합니다. 작업의뢰에 JSA 번호를 입력하세요.',
    'Work of risk grade {grade} needs a JSA. Enter its number in the work order.',
    '风险等级{grade}的作业需要JSA。请在作业委托中输入JSA编号。',
    'Un trabajo de nivel de riesgo {grade} necesita un JSA. Introduzca su número en la orden de trabajo.',
  ],
  noDay: [
    '{jsa}의 작성일을 작업의뢰에 입력하세요.',
    'Enter the date of {jsa} in the work order.',
    '请在作业委托中输入{jsa}的编写日期。',
    'Introduzca la fecha de {jsa} en la orden de trabajo.',
  ],
  old: [
    '{jsa}은 {until}까지 유효합니다. {months}개월이 지난 JSA는 다시 작성하세요.',
    '{jsa} is valid until {until}. A JSA older than {months} months has to be made anew.',
    '{jsa}有效期至{until}。超过{months}个月的JSA须重新编写。',
    '{jsa} es válido hasta {until}. Un JSA de más de {months} meses debe rehacerse.',
  ],
  otherWork: [
    '{jsa}으로 평가하지 않은 작업입니다: {kinds}. 작업평가를 다시 하세요.',
    'This work was not assessed with {jsa}: {kinds}. Assess the work again.',
    '{jsa}未评价该作业：{kinds}。请重新进行作业评价。',
    'Este trabajo no se evaluó con {jsa}: {kinds}. Evalúe de nuevo el trabajo.',
  ],
})

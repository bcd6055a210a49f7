import { sentences } from './sentence.ts'

/** Why a pattern of numbers cannot be used. */
export const numberSays = sentences({
  noSequence: [
    '형식은 일련번호 {first}부터 {last} 가운데 하나로 끝나야 합니다.',
    'The pattern must end with one of the sequences {first} to {last}.',
    '格式必须以 {first} 至 {last} 中的一个序号结尾。',
    'El formato debe terminar con una secuencia de {first} a {last}.',
  ],
  unknownPlace: [
    '형식에 쓸 수 없는 자리입니다. ({name})',
    'This place cannot be used in a pattern. ({name})',
    '格式中不能使用的占位。({name})',
    'Este marcador no se puede usar en el formato. ({name})',
  ],
  badLetter: [
    '형식에는 영문 대문자, 숫자와 - _ / . 만 쓸 수 있습니다.',
    'A pattern may have capital letters, digits and - _ / . only.',
    '格式只能使用大写字母、数字和 - _ / .',
    'El formato solo admite mayúsculas, cifras y - _ / .',
  ],
  tooLong: [
    '번호는 {max}자를 넘을 수 없습니다.',
    'A number may have at most {max} characters.',
    '编号不能超过 {max} 个字。',
    'Un número admite como máximo {max} caracteres.',
  ],
  repeats: [
    '형식에 초기화 주기의 날짜가 없으면 같은 번호가 다시 나옵니다.',
    'Without the date of the reset in the pattern the same numbers come again.',
    '格式中没有重置周期的日期时会出现相同编号。',
    'Sin la fecha del reinicio en el formato se repetirían los números.',
  ],
  noPlant: [
    '형식에 사업장 자리({whole} 또는 {short})가 있어야 합니다.',
    'The pattern needs the place of the plant ({whole} or {short}).',
    '格式必须包含工厂占位（{whole} 或 {short}）。',
    'El formato necesita el marcador de la planta ({whole} o {short}).',
  ],
})

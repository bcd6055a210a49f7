import { sentences } from '../../core/shared/sentence.ts'

export const holidaySays = sentences({
  past: [
    '지난 날의 공휴일은 바꾸거나 삭제할 수 없습니다. 이미 그 날을 기준으로 기한을 계산하였습니다.',
    'Holidays of days that are over cannot be changed or deleted. Deadlines have been calculated with them.',
    '已过日期的公休日不能更改或删除，期限已按该日计算。',
    'Los festivos de días pasados no se pueden cambiar ni eliminar. Ya se calcularon plazos con ellos.',
  ],
})

import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { badField, conflict } from '../../core/server/http/errors.ts'
import { plant } from './plant.resource.ts'

/** The plant that stands for the company as a whole. */
const companyPlant = '0000'
const plantMessages = {
  companyStays: '전사(0000)는 삭제할 수 없습니다.',
  bizRegNo: '사업자번호는 숫자 10자리로 입력해 주세요.',
} as const

export const plantBehaviour = defineBehaviour(plant, {
  beforeSave: (input) => {
    if (input.bizRegNo && !/^\d{10}$/.test(input.bizRegNo)) throw badField('bizRegNo', plantMessages.bizRegNo)
    return {
      ...input,
      integPermitYn: input.integPermitYn ?? 'N',
      psmYn: input.psmYn ?? 'N',
      quotaYn: input.quotaYn ?? 'N',
    }
  },
  mayDelete: ({ plantCd }) => {
    if (plantCd === companyPlant) throw conflict(plantMessages.companyStays)
  },
})

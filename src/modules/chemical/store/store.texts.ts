import { sentences } from '../../../core/shared/sentence.ts'

/** Why a store does not take a receipt. */
export const storeSentences = sentences({
  otherInTank: [
    '탱크에 다른 제품({products})이 들어 있어 입고할 수 없습니다.',
    'The tank holds another product ({products}), so this one cannot be received.',
    '储罐内有其他产品（{products}），不能入库。',
    'El tanque contiene otro producto ({products}); no se puede recibir este.',
  ],
})

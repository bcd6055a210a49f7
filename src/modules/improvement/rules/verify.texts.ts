import { sentences } from '../../../core/shared/sentence.ts'

/** Why it cannot be verified so. */
export const verifySentences = sentences({
  fourEyes: [
    '조치자와 검증자는 같을 수 없습니다.',
    'Who put it right cannot verify it.',
    '措施人与验证人不得相同。',
    'Quien la corrigió no puede verificarla.',
  ],
  notLower: [
    '개선 후 위험도가 낮아지지 않았습니다. 사유를 입력해 주세요.',
    'The risk has not become lower. Give the reason.',
    '改善后风险未降低。请输入理由。',
    'El riesgo no ha bajado. Indique el motivo.',
  ],
  samePictures: [
    '조치 전·후 사진이 같습니다.',
    'The photos before and after are the same.',
    '措施前后照片相同。',
    'Las fotos de antes y después son iguales.',
  ],
  pictureLater: [
    '조치 후 사진의 촬영일시가 조치완료보다 늦습니다.',
    'The photo after was taken later than it was put right.',
    '措施后照片的拍摄时间晚于措施完成。',
    'La foto de después es posterior a la corrección.',
  ],
  noBefore: [
    '조치 전 사진을 첨부해 주세요.',
    'Attach a photo from before.',
    '请附措施前照片。',
    'Adjunte una foto de antes.',
  ],
  noAfter: [
    '조치 후 사진을 첨부해 주세요.',
    'Attach a photo from after.',
    '请附措施后照片。',
    'Adjunte una foto de después.',
  ],
})

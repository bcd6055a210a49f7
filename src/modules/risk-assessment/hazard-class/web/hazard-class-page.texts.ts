import { texts } from '../../../../core/shared/four-texts.ts'

export const hazardClassTexts = texts({
  help: [
    '여섯 가지 유해·위험요인과 그 아래 분류입니다. 관련근거와 개선요청 위험유형이 평가 행에 제안됩니다.',
    'The six kinds of hazard and the classes below. Their article and the kind of improvement are proposed to rows.',
    '六类危害因素及其下级分类。其依据和改善请求类型会提示给评估行。',
    'Las seis clases de peligro y sus subclases. Su artículo y el tipo de mejora se proponen a las filas.',
  ],
})

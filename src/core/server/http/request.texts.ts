import { sentences } from '../../shared/sentence.ts'

/** Why a request is not taken at all. */
export const requestRefusals = sentences({
  manyForms: [
    '보내는 중인 파일이 많습니다. 먼저 보낸 파일이 저장된 뒤 다시 보내 주세요.',
    'Too many uploads are still running. Send again when they have been saved.',
    '正在上传的文件过多。请等先前的文件保存后再上传。',
    'Hay demasiados archivos enviándose. Vuelva a enviar cuando se hayan guardado los anteriores.',
  ],
  manyCalls: [
    '한 사람이 동시에 보낸 요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    'Too many calls of one person at the same time. Try again in a moment.',
    '同一用户同时发送的请求过多。请稍后重试。',
    'Demasiadas peticiones de una misma persona a la vez. Inténtelo de nuevo en un momento.',
  ],
})
/** Log messages for the people who run the portal. */
export const requestWarnings = sentences({
  untrustedProxy: [
    '{peer}이(가) X-Forwarded-For를 보내지만 TRUST_PROXY에 없어 믿지 않습니다. 앞에 둔 프록시라면 TRUST_PROXY에 적으세요. 그러지 않으면 모든 접속자가 한 주소로 보입니다.',
    '{peer} sends X-Forwarded-For but is not in TRUST_PROXY, so it is not believed. If it is your proxy, name it in TRUST_PROXY; otherwise all callers look like one address.',
    '{peer} 发送了 X-Forwarded-For，但不在 TRUST_PROXY 中，因此不予采信。如果它是您的代理，请写入 TRUST_PROXY，否则所有访问者都显示为同一地址。',
    '{peer} envía X-Forwarded-For pero no está en TRUST_PROXY, así que no se le cree. Si es su proxy, indíquelo en TRUST_PROXY; si no, todos los usuarios parecen una sola dirección.',
  ],
})

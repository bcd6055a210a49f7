import { sentences } from '../../shared/sentence.ts'

export const httpRefusals = sentences({
  tooManyRequests: [
    '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    'Too many requests. Please try again in a moment.',
    '请求过多，请稍后重试。',
    'Demasiadas solicitudes. Inténtelo dentro de un momento.',
  ],
  tooLarge: [
    '보낸 자료가 너무 큽니다.',
    'What was sent is too large.',
    '发送的数据过大。',
    'Los datos enviados son demasiado grandes.',
  ],
  inUse: [
    '다른 자료에서 사용 중이어서 처리할 수 없습니다.',
    'This cannot be done because other records use it.',
    '其他数据正在使用，无法处理。',
    'No se puede hacer porque otros registros lo usan.',
  ],
  signInNeeded: ['로그인이 필요합니다.', 'You have to sign in.', '需要登录。', 'Debe iniciar sesión.'],
  notBuilt: [
    '화면이 아직 빌드되지 않았습니다. npm run build를 실행한 뒤 다시 시작하세요.',
    'The pages are not built yet. Run npm run build and start again.',
    '页面尚未构建。请运行 npm run build 后重新启动。',
    'Las páginas aún no se han compilado. Ejecute npm run build y vuelva a iniciar.',
  ],
})

import { texts } from '../../shared/four-texts.ts'

/** What the readers of codes say. */
export const scanTexts = texts({
  code: ['QR 내용', 'QR content', 'QR内容', 'Contenido del QR'],
  take: ['확인', 'OK', '确认', 'Aceptar'],
  camera: ['카메라로 읽기', 'Use the camera', '用相机读取', 'Usar la cámara'],
  stop: ['카메라 끄기', 'Stop the camera', '关闭相机', 'Cerrar la cámara'],
  opening: ['카메라를 여는 중입니다.', 'Opening the camera.', '正在打开相机。', 'Abriendo la cámara.'],
  picture: ['카메라 화면', 'Picture of the camera', '相机画面', 'Imagen de la cámara'],
  noCamera: [
    '카메라를 쓸 수 없습니다. 브라우저의 카메라 권한을 확인하거나 번호를 입력하세요.',
    'The camera cannot be used. Allow it in the browser, or type the number.',
    '无法使用相机。请检查浏览器的相机权限，或输入编号。',
    'No se puede usar la cámara. Permítala en el navegador o escriba el número.',
  ],
})

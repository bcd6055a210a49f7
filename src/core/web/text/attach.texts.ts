import { texts } from '../../shared/four-texts.ts'

export const attachTexts = texts({
  upload: ['올리기', 'Upload', '上传', 'Subir'],
  view: ['{name} 보기', 'View {name}', '查看 {name}', 'Ver {name}'],
  save: ['내려받기', 'Download', '下载', 'Descargar'],
  notPlayed: [
    '동영상을 재생하지 못했습니다. 내려받아 확인해 주세요.',
    'The video could not be played. Download it to see it.',
    '无法播放视频。请下载后查看。',
    'No se pudo reproducir el vídeo. Descárguelo para verlo.',
  ],
  camera: ['사진 찍기', 'Take a picture', '拍照', 'Hacer una foto'],
  taken: ['촬영 {time}', 'Taken {time}', '拍摄于 {time}', 'Tomada el {time}'],
  takenPlace: [
    '촬영 위치 {latitude}, {longitude}',
    'Place of the picture {latitude}, {longitude}',
    '拍摄位置 {latitude}, {longitude}',
    'Lugar de la foto {latitude}, {longitude}',
  ],
  kept: ['보존', 'Kept', '保留', 'Se conserva'],
  waiting: [
    '선택한 파일 {count}개는 저장할 때 함께 올라갑니다. 먼저 올리려면 올리기를 누르세요.',
    'The {count} chosen file(s) go with the save of the record. Press Upload to send them now.',
    '所选的 {count} 个文件将在保存时一并上传。如需先上传，请点击“上传”。',
    'Los {count} archivos elegidos se envían al guardar el registro. Pulse Subir para enviarlos ahora.',
  ],
  dropFile: [
    '파일을 여기에 끌어다 놓거나 붙여넣을 수 있습니다.',
    'Files can be dropped or pasted here.',
    '可将文件拖放或粘贴到此处。',
    'Puede arrastrar o pegar archivos aquí.',
  ],
  dropPicture: [
    '사진을 여기에 끌어다 놓거나 붙여넣을 수 있습니다.',
    'Pictures can be dropped or pasted here.',
    '可将照片拖放或粘贴到此处。',
    'Puede arrastrar o pegar fotos aquí.',
  ],
  notTaken: [
    '선택한 파일을 올리지 못하여 {action} 단계를 진행하지 않았습니다. 파일은 그대로 있습니다.',
    'A chosen file could not be uploaded, so the step "{action}" was not taken. The file is still here.',
    '所选文件未能上传，因此未执行“{action}”。文件仍然保留。',
    'No se pudo subir un archivo elegido y no se dio el paso «{action}». El archivo sigue aquí.',
  ],
  sendsFirst: [
    '누르면 선택한 파일을 먼저 올리고 다시 확인합니다.',
    'Press to upload the chosen files first and check again.',
    '点击后先上传所选文件，再重新确认。',
    'Al pulsar se suben primero los archivos elegidos y se comprueba de nuevo.',
  ],
  notSent: [
    '선택한 파일을 올리지 못하여 저장하지 않았습니다. 입력한 내용과 파일은 그대로 있습니다.',
    'A chosen file could not be uploaded, so nothing was saved. What you entered and chose is still here.',
    '所选文件未能上传，因此未保存。已输入的内容和文件仍然保留。',
    'No se pudo subir un archivo elegido y no se guardó nada. Lo introducido y elegido sigue aquí.',
  ],
})

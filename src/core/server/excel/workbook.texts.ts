import { sentences } from '../../shared/sentence.ts'

/** Why a workbook cannot be read or written, and what to do about it. */
export const workbookSays = sentences({
  tooLarge: [
    '엑셀 파일의 내용이 너무 커서 읽을 수 없습니다. 행을 나누어 여러 파일로 올려 주세요.',
    'The Excel file is too large to be read. Split the rows into several files.',
    'Excel 文件内容过大，无法读取。请将行拆分为多个文件上传。',
    'El archivo de Excel es demasiado grande para leerlo. Divida las filas en varios archivos.',
  ],
  damaged: [
    '엑셀 파일이 손상되어 읽을 수 없습니다. 엑셀에서 다시 저장한 뒤 올려 주세요.',
    'The Excel file is damaged and cannot be read. Save it again in Excel and upload it.',
    'Excel 文件已损坏，无法读取。请在 Excel 中重新保存后上传。',
    'El archivo de Excel está dañado y no se puede leer. Guárdelo de nuevo en Excel y súbalo.',
  ],
  encrypted: [
    '암호가 걸린 엑셀 파일은 읽을 수 없습니다. 암호를 해제한 뒤 올려 주세요.',
    'An Excel file with a password cannot be read. Remove the password and upload it again.',
    '无法读取带密码的 Excel 文件，请解除密码后上传。',
    'No se puede leer un archivo de Excel con contraseña. Quítela y súbalo de nuevo.',
  ],
  protectedFile: [
    '암호가 걸렸거나 문서 보안(DRM)이 적용된 엑셀 파일은 읽을 수 없습니다. 해제한 뒤 올려 주세요.',
    'An Excel file with a password or document protection (DRM) cannot be read. Remove it and upload again.',
    '无法读取带密码或文档保护(DRM)的 Excel 文件，请解除后上传。',
    'No se puede leer un archivo de Excel con contraseña o protección (DRM). Quítela y súbalo de nuevo.',
  ],
  notWorkbook: [
    '엑셀(.xlsx) 파일이 아닙니다. 엑셀에서 "Excel 통합 문서(.xlsx)" 형식으로 저장한 뒤 올려 주세요.',
    'This is not an Excel (.xlsx) file. Save it in Excel as "Excel Workbook (.xlsx)" and upload it again.',
    '不是 Excel(.xlsx) 文件。请在 Excel 中保存为“Excel 工作簿(.xlsx)”后上传。',
    'No es un archivo de Excel (.xlsx). Guárdelo en Excel como «Libro de Excel (.xlsx)» y súbalo de nuevo.',
  ],
  empty: [
    '빈 파일입니다. 내용이 있는 엑셀(.xlsx) 파일을 올려 주세요.',
    'The file is empty. Upload an Excel (.xlsx) file with content.',
    '文件为空，请上传有内容的 Excel(.xlsx) 文件。',
    'El archivo está vacío. Suba un archivo de Excel (.xlsx) con contenido.',
  ],
  dates1904: [
    '1904 날짜 체계를 사용하는 엑셀 파일은 읽을 수 없습니다. 양식을 새로 내려받아 작성한 뒤 올려 주세요.',
    'An Excel file with the 1904 date system cannot be read. Download a new template, fill it in and upload it.',
    '无法读取使用 1904 日期系统的 Excel 文件，请重新下载模板填写后上传。',
    'No se puede leer un archivo de Excel con el sistema de fechas 1904. Descargue una plantilla nueva, rellénela y súbala.',
  ],
  noSheet: [
    '엑셀 파일에 보이는 시트가 없습니다.',
    'The Excel file has no visible sheet.',
    'Excel 文件中没有可见的工作表。',
    'El archivo de Excel no tiene ninguna hoja visible.',
  ],
  manyRows: [
    '엑셀 파일은 {count}행까지 올릴 수 있습니다. 나누어 올려 주세요.',
    'An Excel file may have up to {count} rows. Please split it.',
    'Excel 文件最多可上传 {count} 行，请分开上传。',
    'Un archivo de Excel puede tener hasta {count} filas. Divídalo.',
  ],
  manyColumns: [
    '엑셀 파일의 열이 너무 많습니다. {count}열까지 읽을 수 있습니다.',
    'The Excel file has too many columns. Up to {count} columns can be read.',
    'Excel 文件的列过多，最多可读取 {count} 列。',
    'El archivo de Excel tiene demasiadas columnas. Se pueden leer hasta {count}.',
  ],
  hugeFile: [
    '엑셀 파일이 너무 큽니다. 조건을 좁혀 다시 내려받으세요.',
    'The Excel file is too large. Narrow the conditions and download again.',
    'Excel 文件过大，请缩小条件后重新下载。',
    'El archivo de Excel es demasiado grande. Acote las condiciones y vuelva a descargar.',
  ],
  manySheetRows: [
    '엑셀 한 시트에 담을 수 있는 행 수를 넘었습니다. 조건을 좁혀 다시 내려받으세요.',
    'There are more rows than one Excel sheet can hold. Narrow the conditions and download again.',
    '超过一个 Excel 工作表可容纳的行数，请缩小条件后重新下载。',
    'Hay más filas de las que caben en una hoja de Excel. Acote las condiciones y vuelva a descargar.',
  ],
})

import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** Icons of specification section 9 by extension. */
const icons: Record<string, ComponentType<{ className?: string }>> = {
  pdf: FilePdfOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  ppt: FilePptOutlined,
  pptx: FilePptOutlined,
  txt: FileTextOutlined,
  zip: FileZipOutlined,
  jpg: FileImageOutlined,
  jpeg: FileImageOutlined,
  png: FileImageOutlined,
  gif: FileImageOutlined,
  webp: FileImageOutlined,
}
export function FileIcon({ extension }: { extension: string }) {
  const Icon = icons[extension.replace(/^\./, '').toLowerCase()] ?? FileOutlined
  return <Icon className="attach-icon" />
}

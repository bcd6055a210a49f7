/** Addresses of the permit's own pages in both portals. */
export const permitAddress = {
  detail: (permitNo: number) => `/constSafe/permit/permitDetail?no=${permitNo}`,
  edit: (permitNo: number) => `/constSafe/permit/permitForm?no=${permitNo}`,
  create: (wkodNo?: number) => (wkodNo === undefined ? '/constSafe/permit/permitForm' : `/constSafe/permit/permitForm?wkodNo=${wkodNo}`),
  copy: (permitNo: number) => `/constSafe/permit/permitForm?copyNo=${permitNo}`,
}

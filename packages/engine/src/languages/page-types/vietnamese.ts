import { type FewPageTypeWords, list } from '../words.ts';

export const vietnamese: FewPageTypeWords = {
  service: list`dịch vụ, tư vấn, sửa chữa, lắp đặt, bảo trì, bảo dưỡng, thi công, vận chuyển, vận tải, thiết kế, vệ sinh, phòng khám, nha khoa, luật sư, kế toán, báo giá, nhận báo giá, thợ, trị liệu, khách hàng, bệnh nhân, giải pháp, phòng tập, yoga, mát xa, massage, salon`,
  hospitality: list`nhà hàng, khách sạn, lưu trú, phòng nghỉ, đặt phòng, đặt bàn, thực đơn, bữa sáng, bữa trưa, bữa tối, quán cà phê, tiệm bánh, cắm trại, homestay, nhà nghỉ, du khách, resort`,
  course: list`khóa học, khoá học, bài học, học viên, giảng viên`,
  nonprofit: list`quyên góp, ủng hộ, tình nguyện, tình nguyện viên, từ thiện, quỹ`,
  portfolio: list`portfolio, tác phẩm của tôi, dự án của tôi, nhiếp ảnh gia, họa sĩ minh họa`,
  event: list`hội nghị, lễ hội, vé, diễn giả, sự kiện`,
  category: list`cửa hàng trực tuyến, tất cả sản phẩm, sản phẩm của chúng tôi`,
  product: list`thêm vào giỏ, giỏ hàng, còn hàng, mô tả sản phẩm`,
  pricing: list`bảng giá, giá, mỗi tháng, gói`,
  article: list`đăng ngày, xuất bản, tác giả, phút đọc, đọc thêm, bình luận`,
};

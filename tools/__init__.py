"""What makes the product: the site, its check, pictures, pins."""
